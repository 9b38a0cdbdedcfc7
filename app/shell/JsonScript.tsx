import { scriptJson } from './json.ts'

export interface JsonScriptProps {
  /** `application/ld+json` for search engines. */
  type: 'application/json' | 'application/ld+json'
  data: unknown
  id?: string
}

/** Data for machines within the page. The only place of the app that writes markup from a string. */
export function JsonScript({ type, data, id }: JsonScriptProps) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
