import type { Scaffold } from '#cli/new/Scaffold.ts'

/** A feature of the app: the page of a route of `domain/routes.ts`, with its own address rule. */
export function feature(name: string): Scaffold {
  const folder = `app/features/${name}`
  const page = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  return {
    files: {
      [`${folder}/${name}.routes.ts`]: routes(name, page),
      [`${folder}/${page}.tsx`]: view(page),
      [`${folder}/model/${name}Path.ts`]: path(name),
      [`${folder}/model/${name}Path.test.ts`]: test(name),
    },
    added: [],
    next: [
      `Write its texts under keys of their own in an area of texts/, in every language, name the area in the route (areas: ['${name}']), and use them in ${page} and its head.`,
      `Show it: add ${name}Route to app/routes.tsx, and set served in domain/routes.ts.`,
      `What it shows goes into ${folder}/views/, what it thinks into ${folder}/model/.`,
      `Test it: npx vitest run --project unit ${folder}`,
    ],
  }
}

const routes = (name: string, page: string): string => `import { defineRoute } from '#app/shell/route.tsx'
import { is${capital(name)}Path } from './model/${name}Path.ts'

export const ${name}Route = defineRoute({
  name: '${name}',
  match: (path: string) => (is${capital(name)}Path(path) ? {} : undefined),
  source: 'app/features/${name}/${page}.tsx',
  load: async () => {
    const { ${page}: View, head } = await import('./${page}.tsx')
    return { View, head }
  },
})
`

const view = (
  page: string,
): string => `import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { HeadOf } from '#app/shell/route.tsx'

/** A page with its heading, which takes the focus when one comes from another page. */
export function ${page}() {
  const t = useTranslate()
  return (
    <Container isSpaced>
      <Stack space="lg">
        <Heading level={1} isFocusTarget>
          {t('shell.name')}
        </Heading>
      </Stack>
    </Container>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('shell.name'), noIndex: true })
`

const path = (name: string): string => `import { routePath } from '#domain/routes.ts'

/** Whether a path, without its language, is this page's. */
export const is${capital(name)}Path = (path: string): boolean => path === routePath('${name}')
`

const test = (name: string): string => `import { expect, it } from 'vitest'
import { routePath } from '#domain/routes.ts'
import { is${capital(name)}Path } from './${name}Path.ts'

it('knows its own path, and takes no other', () => {
  expect(is${capital(name)}Path(routePath('${name}'))).toBe(true)
  expect(is${capital(name)}Path('/')).toBe(false)
  expect(is${capital(name)}Path(\`\${routePath('${name}')}more/\`)).toBe(false)
})
`

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
