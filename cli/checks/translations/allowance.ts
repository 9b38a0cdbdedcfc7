import type { TextException } from '#cli/checks/translations/exceptions.ts'

/** Whether a text is excepted from a rule. */
export type Allows = (key: string) => boolean

/** The rule's exceptions as a predicate. `group.*` matches every key of the group. */
export function allowanceOf(exceptions: readonly TextException[]): Allows {
  const all = exceptions.flatMap(({ keys }) => keys)
  const whole = new Set(all)
  const groups = all.filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -1))
  return (key) => whole.has(key) || groups.some((group) => key.startsWith(group))
}
