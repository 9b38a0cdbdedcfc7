import { Context, type Duration } from 'effect'

/** How often alerts are matched and told; undefined: only when they are asked to, for tests with a clock of their own. */
export const AlertPace = Context.Reference<Duration.Input | undefined>('estia/alerts/AlertPace', {
  defaultValue: () => '1 second',
})
