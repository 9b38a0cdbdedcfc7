/** One of several things to tick or choose, all of them in sight. */
export interface Choice {
  value: string
  label: string
  /** Below the label: what choosing it means. */
  description?: string
}
