/** Addresses of estimates as every page knows them: `domain/valuation/valuationAddress.ts` has the rest. */
import { routePath } from '../routes.ts'

export const valuationPath = routePath('valuation')
export const valuationMethodPath = routePath('valuationMethod')

/** Where an owner keeps homes, and where one asks agencies about a home. */
export const myHomePath = routePath('myHome')
export const sellHomePath = routePath('sellHome')

/** The kept home that agencies are asked about. */
export const sellHomeParameter = 'casa'

export const sellHomeAddress = (id: number): string => `${sellHomePath}?${sellHomeParameter}=${id}`

/** The figures of the back-test as a file. */
export const backtestFilePath = `${valuationMethodPath}?format=csv`

/** The parameter that makes the address of a page a question. */
export const surfaceParameter = 'superficie'
