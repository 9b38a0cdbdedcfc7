declare module 'heic-decode' {
  interface Image {
    readonly width: number
    readonly height: number
    readonly decode: () => Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>
  }
  interface Images extends ReadonlyArray<Image> {
    readonly dispose: () => void
  }
  const decode: { readonly all: (of: { readonly buffer: Uint8Array }) => Promise<Images> }
  export default decode
}
