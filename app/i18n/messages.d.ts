/** A catalogue compiled at build; see compileMessages.ts. */
declare module '*.json?messages' {
  const messages: Readonly<Record<string, import('@internationalized/string').LocalizedString>>
  export default messages
}
