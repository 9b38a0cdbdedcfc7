import { withAltered } from '#cli/checks/coverage/alter.ts'
import type { Entry } from '#cli/checks/coverage/entries.ts'
import type { Judge } from '#cli/checks/coverage/judges.ts'

/**
 * The entries that a check compares. A check is not believed, it is tried: an entry is compared when the check finds
 * something else as soon as the entry says something else.
 */
export function comparedEntries(entries: readonly Entry[], judges: readonly Judge[]): ReadonlySet<string> {
  const usual = new Map(judges.map((judge) => [judge, judge.findings()]))
  return new Set(
    entries
      .filter((entry) =>
        judges.some((judge) => isHeldBy(judge, entry) && notices(judge, entry, usual.get(judge) ?? '')),
      )
      .map(({ id }) => id),
  )
}

const isHeldBy = ({ spec }: Judge, { declaration }: Entry): boolean => Object.hasOwn(spec, declaration)

const notices = ({ spec, findings }: Judge, { values }: Entry, usual: string): boolean =>
  values.some((path) => hasPath(spec, path) && withAltered(spec, path, findings) !== usual)

/** A check may read less of an entry than the specification says. */
const hasPath = (spec: object, path: Entry['values'][number]): boolean =>
  path.reduce<unknown>(
    (holder, step) =>
      typeof holder === 'object' && holder !== null
        ? Object.entries(holder).find(([key]) => key === String(step))?.[1]
        : undefined,
    spec,
  ) !== undefined
