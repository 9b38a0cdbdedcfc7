export interface HiddenFieldsProps {
  /** Values by the name of the field. */
  values: Readonly<Record<string, string | number>>
}

/** What a form sends beside what is typed: a token, the number of what it is about. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
