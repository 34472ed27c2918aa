# Prints FAQs as Markdown without escapes: jq -j -f faqs.jq FILE
. as $faqs | range(length) | (if . > 0 then "\n" else "" end), ([$faqs[.].elements[]
  | if .type == "title" then "# \(.text)\n"
    elif .type == "button" then "[\(.text)](\(.action))\n"
    else "\(.text)\n" end] | join("\n"))
