/** Which addresses of services that the server asks can be configured. */

/** Over the web, and to a place that a question can be added to. */
export function isService(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hash === ''
}

/** The path tells the two kinds of geocoders apart: a server's front page is neither. */
export const isGeocoder = (text: string): boolean =>
  isService(text) && /\/(?:search(?:\.php)?|api)\/?$/.test(URL.parse(text)?.pathname ?? '')
