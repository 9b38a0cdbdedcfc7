/** Which addresses of outside services can be configured. */

/** Over the web, to a place that a question can be added to, with a name and a password that can be sent, if any. */
export function isService(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return false
  return isDecodable(url.username) && isDecodable(url.password)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The path distinguishes the two kinds of geocoders: a server's front page is neither. */
export const isGeocoder = (text: string): boolean =>
  isService(text) && /\/(?:search(?:\.php)?|api)\/?$/.test(URL.parse(text)?.pathname ?? '')
