"""Prints FAQs as Markdown without escapes: python3 faqs.py FILE"""
import json
import sys


def markdown(item):
    match item["type"]:
        case "title":
            return f"# {item['text']}\n"
        case "button":
            return f"[{item['text']}]({item['action']})\n"
        case _:
            return f"{item['text']}\n"


with open(sys.argv[1], "rb") as file:
    faqs = json.load(file)
for number, faq in enumerate(faqs):
    if number:
        sys.stdout.write("\n")
    sys.stdout.write("\n".join(map(markdown, faq["elements"])))
