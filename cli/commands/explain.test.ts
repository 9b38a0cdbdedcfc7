import { expect, test } from 'vitest'
import { checks } from '#cli/checks/registry.ts'
import { runCommandLine } from '#cli/commandLine.ts'

async function explain(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runCommandLine(['explain', ...args], {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, out, err }
}

test('a code is printed with its sentence, its remedy, and how to check again', async () => {
  const { code, out, err } = await explain('constant-differs')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('It says:     ‹name› is ‹found›; it should be ‹expected›')
  expect(out).toMatch(/What to do: {2}.*domain\/constants\.ts/)
  expect(out).toContain('Look again:  estia check constants')
})

test('without a code, every code of every check is listed', async () => {
  const { out } = await explain()
  for (const { name, words } of checks) {
    expect(out).toContain(`${name}: `)
    for (const code of Object.keys(words)) expect(out).toContain(`  ${code} `)
  }
})

test('a code that is none could not be explained, and the nearest is named', async () => {
  expect(await explain('constant-difers')).toEqual({
    code: 2,
    out: '',
    err: 'estia: no check has a code constant-difers; "estia explain" lists them. Did you mean constant-differs?\n',
  })
  expect(await explain('toString')).toMatchObject({ code: 2, out: '' })
})
