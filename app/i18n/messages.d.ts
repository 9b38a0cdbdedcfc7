/** A catalogue compiled at build; see cli/build/compileMessages.ts. */
declare module '*.json?messages' {
  const messages: Readonly<Record<string, import('@internationalized/string').LocalizedString>>
  export default messages
}
