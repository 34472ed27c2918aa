"""Builds an index of the FAQs in a file, asks it each line of standard input, and prints the seconds
that the index took, and each question with the number of hits.

usage: index.py fts5|tantivy FILE
"""
import json
import sqlite3
import sys
import time


def fts5(rows):
    database = sqlite3.connect(":memory:")
    database.execute("create virtual table faqs using fts5(title, text)")
    database.executemany("insert into faqs values (?, ?)", rows)
    database.commit()
    query = "select rowid from faqs where faqs match ? order by bm25(faqs, 2, 1) limit 10"
    return lambda words: database.execute(query, (" OR ".join(f'"{word}"' for word in words),)).fetchall()


def tantivy(rows):
    import tantivy as library
    builder = library.SchemaBuilder()
    builder.add_text_field("title", stored=False)
    builder.add_text_field("text", stored=False)
    index = library.Index(builder.build())
    writer = index.writer(heap_size=200_000_000, num_threads=2)
    for title, text in rows:
        writer.add_document(library.Document(title=title, text=text))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher, boosts = index.searcher(), {"title": 2.0}

    def ask(words):
        query = index.parse_query(" ".join(words), ["title", "text"], field_boosts=boosts)
        return searcher.search(query, 10).hits
    return ask


def main():
    kind, path = sys.argv[1:]
    start = time.perf_counter()
    with open(path) as file:
        faqs = json.load(file)
    rows = [(" ".join(item.get("text", "") for item in faq["elements"] if item["type"] == "title"),
             " ".join(item.get("text", "") for item in faq["elements"] if item["type"] != "title"))
            for faq in faqs]
    del faqs
    ask = {"fts5": fts5, "tantivy": tantivy}[kind](rows)
    del rows
    print(time.perf_counter() - start)
    for line in sys.stdin:
        start = time.perf_counter()
        hits = ask(line.split())
        print(time.perf_counter() - start, len(hits))


main()
