/**
 * Beside the contract, since it is no JSON: `POST` takes one photograph as its body (JPEG, PNG, WebP, AVIF or HEIC;
 * `x-csrf-token` as ever) and answers 201 with `{ photoId, width, height, placeholder }`, the placeholder a ThumbHash in
 * base64; 200 where the listing has the same picture. `PUT` is of the contract: it orders and describes them.
 */
export const photographsPath = (listingId: string): string => `/api-next/listings/${listingId}/photos/`
