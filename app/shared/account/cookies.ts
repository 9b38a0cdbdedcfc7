const daySeconds = 86_400

/** A cookie that script may read; undefined where there is none, and on the server. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  for (const part of document.cookie.split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return undefined
}

/** Keeps a cookie for this whole site. Browsers shorten what is longer than 400 days: it is written anew meanwhile. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = Math.round(days * daySeconds)
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0)

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
