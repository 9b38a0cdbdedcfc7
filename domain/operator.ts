/** Who runs the portal, and answers for the personal data in it (GDPR, article 13). */
export interface Operator {
  /** Of the person or company. */
  readonly name: string
  /** Postal address, in one line. */
  readonly address: string
}
