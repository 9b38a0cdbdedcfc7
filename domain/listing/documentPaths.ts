/**
 * Beside the contract, since it is no JSON: `POST` takes one PDF as its body, with `?kind=` of `documentKinds`, and
 * answers 201 with `{ documentId }`; 200 where the listing has the same file, and once for an `Idempotency-Key`. It is
 * private until `PUT` of the contract shows it.
 */
export const documentsPath = (listingId: number | string): string =>
  `/api-next/listings/${listingId}/documents/`

/** The file of a document. */
export const documentPath = (id: string): string => `/api-next/documents/${id}/`
