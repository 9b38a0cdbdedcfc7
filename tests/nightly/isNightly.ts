/** Whether this is `npm run test:nightly`, for suites that cannot be told by a mode. */
export const isNightly = (): boolean => process.env['ESTIA_NIGHTLY'] === '1'

/** Details of a journey: with the tag by which `npm test` leaves it out, where that is so. */
export const onlyNightly = (is: boolean): { readonly tag: string[] } => ({ tag: is ? ['@nightly'] : [] })
