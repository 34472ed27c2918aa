import FaqService

/// The reader's decisions on texts that RFC 8259 allows a parser to accept or reject.
enum OpenDecision {
  case accept
  case reject(RawReadingError.Code)

  static let all: [String: Self] = [
    // Numbers keep their spelling, so none is too large.
    "i_number_double_huge_neg_exp.json": .accept,
    "i_number_huge_exp.json": .accept,
    "i_number_neg_int_huge_exp.json": .accept,
    "i_number_pos_double_huge_exp.json": .accept,
    "i_number_real_neg_overflow.json": .accept,
    "i_number_real_pos_overflow.json": .accept,
    "i_number_real_underflow.json": .accept,
    "i_number_too_big_neg_int.json": .accept,
    "i_number_too_big_pos_int.json": .accept,
    "i_number_very_big_negative_int.json": .accept,
    // Unpaired surrogates keep their spelling too.
    "i_object_key_lone_2nd_surrogate.json": .accept,
    "i_string_1st_surrogate_but_2nd_missing.json": .accept,
    "i_string_1st_valid_surrogate_2nd_invalid.json": .accept,
    "i_string_incomplete_surrogate_and_escape_valid.json": .accept,
    "i_string_incomplete_surrogate_pair.json": .accept,
    "i_string_incomplete_surrogates_escape_valid.json": .accept,
    "i_string_invalid_lonely_surrogate.json": .accept,
    "i_string_invalid_surrogate.json": .accept,
    "i_string_inverted_surrogates_U+1D11E.json": .accept,
    "i_string_lone_second_surrogate.json": .accept,
    // JSON must be UTF-8 (RFC 8259, section 8.1).
    "i_string_UTF-8_invalid_sequence.json": .reject(.invalidUTF8),
    "i_string_UTF8_surrogate_U+D800.json": .reject(.invalidUTF8),
    "i_string_invalid_utf-8.json": .reject(.invalidUTF8),
    "i_string_iso_latin_1.json": .reject(.invalidUTF8),
    "i_string_lone_utf8_continuation_byte.json": .reject(.invalidUTF8),
    "i_string_not_in_unicode_range.json": .reject(.invalidUTF8),
    "i_string_overlong_sequence_2_bytes.json": .reject(.invalidUTF8),
    "i_string_overlong_sequence_6_bytes.json": .reject(.invalidUTF8),
    "i_string_overlong_sequence_6_bytes_null.json": .reject(.invalidUTF8),
    "i_string_truncated-utf-8.json": .reject(.invalidUTF8),
    "i_string_UTF-16LE_with_BOM.json": .reject(.wrongEncoding),
    "i_string_utf16BE_no_BOM.json": .reject(.wrongEncoding),
    "i_string_utf16LE_no_BOM.json": .reject(.wrongEncoding),
    // The limit is 512 levels.
    "i_structure_500_nested_arrays.json": .accept,
    // A parser may ignore a byte order mark (section 8.1).
    "i_structure_UTF-8_BOM_empty_object.json": .accept,
  ]
}
