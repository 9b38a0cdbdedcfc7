/** An idempotency key. Unguessable. Browsers have `randomUUID` on secure origins only. */
export const newKey = (): string =>
  globalThis.crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
