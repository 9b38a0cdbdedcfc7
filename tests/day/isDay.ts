/** Whether this is `npm test`, which looks at a part of some tables. A test file that is run by hand looks at all of them. */
export const isDay = (): boolean => process.env['ESTIA_DAY'] === '1'
