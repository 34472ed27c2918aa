// Prints FAQs as Markdown without escapes: g++ -O3 -march=native faqs.cpp -o faqs -lsimdjson; ./faqs FILE
#include <simdjson.h>

#include <cstdio>
#include <string>
#include <string_view>

namespace dom = simdjson::dom;

int main(int, char **arguments) {
  dom::parser parser;
  auto content = simdjson::padded_string::load(arguments[1]).value();
  std::string output;
  const char *beforeFaq = "";
  for (dom::element faq : dom::array(parser.parse(content))) {
    output += beforeFaq;
    beforeFaq = "\n";
    const char *beforeItem = "";
    for (dom::element item : dom::array(faq["elements"])) {
      std::string_view type = item["type"], text = item["text"];
      output += beforeItem;
      beforeItem = "\n";
      if (type == "title") {
        output.append("# ").append(text).append("\n");
      } else if (type == "button") {
        std::string_view address = item["action"];
        output.append("[").append(text).append("](").append(address).append(")\n");
      } else {
        output.append(text).append("\n");
      }
    }
    if (output.size() > 1 << 19) {
      std::fwrite(output.data(), 1, output.size(), stdout);
      output.clear();
    }
  }
  std::fwrite(output.data(), 1, output.size(), stdout);
}
