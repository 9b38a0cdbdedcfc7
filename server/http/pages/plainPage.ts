import type { Language } from '#domain/locale.ts'
import { escapeHtml } from '../escapeHtml.ts'

export interface PlainPage {
  readonly language: Language
  readonly title: string
  /** Below the title, as HTML. */
  readonly main: string
  /** A style element for it, where its policy lets one in. @default none */
  readonly style?: string
  /** Declarations for the body, where its policy lets only attributes in. @default none */
  readonly bodyStyle?: string
  /** After everything else, as HTML. @default nothing */
  readonly end?: string
}

/** How such a page with a form looks: declarations, since its policy lets only attributes in. */
export const plainForm = {
  body: 'max-width:36em;margin:0 auto;padding:24px;font:1.125rem/1.5 sans-serif;overflow-wrap:anywhere',
  field: 'box-sizing:border-box;width:100%;min-height:48px;padding:8px;font:inherit',
  button: 'min-height:48px;padding:8px 20px;font:inherit',
} as const

/** One of the few pages that the app does not render: no search engine shows it, nothing is loaded for it. */
export const plainPage = ({
  language,
  title,
  main,
  style = '',
  bodyStyle = '',
  end = '',
}: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)} · Estia</title>
${style}</head>
<body style="${bodyStyle}"><main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>${end}</body>
</html>
`
