/** PDF files as small as they can be, for tests. */
import { deflateSync } from 'node:zlib'

/** A PDF of one empty page; `more`: other objects, as text in Latin-1. */
export const pdfOf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
${more}
trailer
<< /Root 1 0 R /Size 9 >>
startxref
9
%%EOF
`,
    'latin1',
  )

/** A stream with the words before it, and its bytes. */
export const streamOf = (words: string, bytes: Uint8Array): string =>
  `7 0 obj\n<< ${words} /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream\nendobj`

/** Objects packed into a stream. */
export const packOf = (objects: string, words = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): string =>
  streamOf(words, deflateSync(Buffer.from(`8 0 ${objects}`, 'latin1')))
