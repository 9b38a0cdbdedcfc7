/** The page of those who see to the portal: its flags, what is measured, replays of visits. */

/** Takes the forms of the page from browsers without script. */
export const operatorFormPath = '/api-next/operator/form/'

export type OperatorForm = 'switch'

/** What a flag is switched to; `configured` leaves it to the configuration again. */
export const flagStates = ['on', 'off', 'configured'] as const
export type FlagState = (typeof flagStates)[number]

/** `log`: switches that are shown; `days`: of counts, today among them. */
export const operatorLimits = { log: 50, days: 30 } as const
