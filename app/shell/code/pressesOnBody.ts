/** Events by which Chromium takes an element, and all that it holds, for clickable. */
const presses = ['click', 'dblclick', 'mousedown', 'mouseup']

/**
 * Has React listen to presses on the page's body in the place of its root: what has such a listener on an ancestor other
 * than the body is told to screen readers as "clickable", every heading among it. React finds the component by the
 * event's target. Call it before React takes over.
 */
export function pressesOnBody(root: HTMLElement): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, boolean?]) =>
    presses.includes(type) ? document.body.addEventListener(type, ...rest) : listen(type, ...rest)
}
