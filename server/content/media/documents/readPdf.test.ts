import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { problemOfPdf } from './readPdf.ts'
import { packOf, pdfOf, streamOf } from './testing/pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

describe('a PDF', () => {
  it('is taken where it only shows its pages', async () => {
    const font = streamOf('/Filter /FlateDecode /N 3', deflateSync(Buffer.from('a colour profile')))
    const outline = '6 0 obj\n<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>\nendobj'
    const picture = streamOf('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))
    for (const more of [
      '',
      font,
      `${outline}\n${picture}`,
      packOf('<< /Type /Page >>'),
      `${outline}\n${font}`,
    ])
      expect(await problemOfPdf(pdfOf(more))).toBeUndefined()
    const opened =
      '5 0 obj\n<< /OpenAction [3 0 R /FitH null] /S /URI /URI (https://estia.example/) >>\nendobj'
    expect(await problemOfPdf(pdfOf(opened))).toBeUndefined()
  })

  it.each([
    ['a text', Buffer.from('Hello')],
    ['nothing', Buffer.alloc(0)],
    ['a page that begins before it', Buffer.concat([Buffer.from('<html><script>'), pdfOf()])],
    ['an archive', Buffer.from('PK\u0003\u0004')],
  ])('is not %s', async (_, bytes) => {
    expect(await problemOfPdf(bytes)).toBe('type')
  })

  it('is not one that was cut off', async () => {
    expect(await problemOfPdf(pdfOf().subarray(0, 200))).toBe('unreadable')
  })

  it('is refused with a password', async () => {
    expect(await problemOfPdf(pdfOf('trailer\n<< /Encrypt 5 0 R >>'))).toBe('encrypted')
    expect(await problemOfPdf(pdfOf('trailer\n<< /#45ncrypt 5 0 R >>'))).toBe('encrypted')
  })

  it.each([
    ['a program', script],
    ['a program under an escaped name', '<< /S /J#61vaScript >>'],
    ['the start of another program', '<< /S /Launch /F (cmd.exe) >>'],
    ['another file', '<< /Type /EmbeddedFile >>'],
    ['a list of other files', '<< /Names << /EmbeddedFiles 5 0 R >> >>'],
    ['a form that is sent', '<< /S /SubmitForm >>'],
    ['a form with programs', '<< /XFA 5 0 R >>'],
    ['a link into a file of the device', '<< /S /GoToR /F (/etc/passwd) >>'],
    ['a film', '<< /Subtype /RichMedia >>'],
  ])('is refused with %s, also packed', async (_, object) => {
    expect(await problemOfPdf(pdfOf(`5 0 obj\n${object}\nendobj`))).toBe('active')
    expect(await problemOfPdf(pdfOf(packOf(object)))).toBe('active')
    expect(await problemOfPdf(pdfOf(packOf(object, '/Type /Obj#53tm /N 1 /First 4 /Filter [/Fl]')))).toBe(
      'active',
    )
    // It does not say that it is a pack, and some readers unpack it all the same.
    expect(await problemOfPdf(pdfOf(packOf(object, '/N 1 /First 4 /Filter /FlateDecode')))).toBe('active')
  })

  it('is refused where its objects cannot be looked at', async () => {
    const ways = ['/ASCIIHexDecode', '[/ASCII85Decode /FlateDecode]', '/LZWDecode']
    for (const filter of ways) {
      const words = `/Type /ObjStm /N 1 /First 4 /Filter ${filter}`
      expect(await problemOfPdf(pdfOf(packOf('<< /Type /Page >>', words)))).toBe('unreadable')
    }
    expect(await problemOfPdf(pdfOf(streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('no'))))).toBe(
      'unreadable',
    )
  })

  it('is refused where its objects unpack to more than fits, at once', async () => {
    const bomb = packOf(' '.repeat(40 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await problemOfPdf(pdfOf(bomb))).toBe('unreadable')
    const many = pdfOf('stream\n'.repeat(300_000))
    const began = performance.now()
    expect(await problemOfPdf(many)).toBeUndefined()
    // Time in proportion to its size: a minute where it were not.
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
