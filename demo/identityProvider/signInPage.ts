import { createHash } from 'node:crypto'
import { type SocialProvider, signInMethods } from '#domain/account/socialProviders.ts'
import type { Language } from '#domain/locale.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { textIn } from '#server/platform/texts.ts'

const style = `body{font:1rem/1.5 sans-serif;margin:0 auto;padding:1.5rem;max-width:24rem;color-scheme:light dark}
label{display:block;margin-block:.75rem}
input:not([type=checkbox]){display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}
button{font:inherit;padding:.6rem 1.2rem;margin-inline-end:.5rem}`

/** Its form comes back to the portal by redirects, which a policy for forms would have to name: there is none. */
export const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** Where one says who one is, by keyboard alone if one likes: a plain form. */
export function signInPage(kind: SocialProvider, uid: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${signInMethods[kind]} · Demo</title>
<style>${style}</style></head>
<body><main>
<h1>${signInMethods[kind]} · Demo</h1>
<p>${textIn(language, 'demoSignIn.why')}</p>
<form method="post" action="/interaction/${escapeHtml(uid)}">
<label>${textIn(language, 'demoSignIn.email')} <input name="email" type="email" required autocomplete="email" value="nefeli@example.gr"></label>
<label>${textIn(language, 'demoSignIn.firstName')} <input name="given_name" autocomplete="given-name" value="Νεφέλη"></label>
<label>${textIn(language, 'demoSignIn.lastName')} <input name="family_name" autocomplete="family-name" value="Παππά"></label>
<label><input name="confirmed" type="checkbox" value="1" checked> ${textIn(language, 'demoSignIn.confirmed')}</label>
<p><button name="go" value="1">${textIn(language, 'demoSignIn.go')}</button>
<button name="cancel" value="1" formnovalidate>${textIn(language, 'demoSignIn.cancel')}</button></p>
</form>
</main></body>
</html>
`
}
