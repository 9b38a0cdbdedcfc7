import { cookieSeconds, type DeclaredCookie } from '#domain/cookies.ts'

/** A cookie that script may read; undefined where there is none, and on the server. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  for (const part of document.cookie.split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return undefined
}

/** Sets a cookie for this whole site. Browsers cap its life at 400 days: it is set again meanwhile. */
export function writeCookie(
  name: DeclaredCookie,
  value: string,
  seconds: number = cookieSeconds[name],
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

export const dropCookie = (name: DeclaredCookie): void => writeCookie(name, '', 0)

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
