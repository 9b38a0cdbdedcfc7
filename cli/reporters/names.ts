/** Ways to report what the checks found. */
export const reporterNames = ['human', 'json', 'github', 'sarif'] as const
export type ReporterName = (typeof reporterNames)[number]
