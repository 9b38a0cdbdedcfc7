/** Where the visibility of one's own ad is: the page, and the page of a document of an order. */
import { routePath } from '../routes.ts'

const prefix = routePath('upgradeAd')

export const visibilityPath = (id: number): string => prefix.replace('{id}', String(id))

/** A document: printed, or saved as a file, by the browser. */
export const documentPath = (id: number, number: number): string => `${visibilityPath(id)}${number}/`

/** The page on which withdrawal is confirmed. */
export const withdrawParameter = 'withdraw'
/** What came of a payment: `paid` or `cancelled`. */
export const paymentParameter = 'payment'

const number = String.raw`([1-9]\d{0,8})`

const pattern = new RegExp(`^${prefix.replace('{id}', number)}(?:${number}/)?$`)

/** The ad of a path, and the document if it is one; undefined for any other path. */
export function readVisibilityPath(
  path: string,
): { readonly id: number; readonly document?: number } | undefined {
  const [, id, document] = pattern.exec(path) ?? []
  if (id === undefined) return undefined
  return { id: Number(id), ...(document !== undefined && { document: Number(document) }) }
}

/** Takes the forms of the page from browsers without script. */
export const visibilityFormPath = '/api-next/visibility/form/'

export type VisibilityAct = 'buy' | 'withdraw'

/** Takes the signed messages of the payment service. */
export const paymentWebhookPath = '/api-next/visibility/payments/'
