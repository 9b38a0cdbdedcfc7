/** Acts once the page is idle, after 3 s at the latest; 1 s where the browser does not say. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Not every browser has `requestIdleCallback`.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
