import ContentParser
import FaqService

extension FieldKind<RawValue> {
  /// A value of any kind.
  static var anything: Self { Self { value in value } }
}
