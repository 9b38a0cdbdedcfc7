/** What `estia new` can begin. */
export const scaffoldKinds = ['component', 'feature', 'check'] as const
export type ScaffoldKind = (typeof scaffoldKinds)[number]
