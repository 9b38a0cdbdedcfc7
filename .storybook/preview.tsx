import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { whenIdle } from '#app/shared/whenIdle.ts'
import '#tokens/global.css.ts'
import { themeNames } from '#tokens/themes/themeNames.ts'
import { axeOptions } from '../tests/a11y/axeRules.ts'
import { localeTags } from '#domain/locale.ts'
import { pseudoLocale } from '../stories/app/StoryLocale.ts'
import { Surroundings } from './Surroundings.tsx'

// A busy machine takes longer for what a play function waits for than the second that is given by default.
configure({ asyncUtilTimeout: 10_000 })

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themeNames], dynamicTitle: true },
    },
    locale: {
      description: 'Locale',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [...Object.values(localeTags), pseudoLocale],
        dynamicTitle: true,
      },
    },
  },
  // A page of each component: what its comment says, its properties, its stories.
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'el-GR' },
  decorators: [
    (Story, { globals }) => (
      <Surroundings theme={globals['theme']} locale={globals['locale']}>
        <Story />
      </Surroundings>
    ),
  ],
  // A play starts once the first render's effects have run: a list with one Tab stop sets it in one. A production build
  // runs them when it has time, and not before the render is reported, as a development build does.
  mount: (context) => async () => {
    await context.renderToCanvas()
    await new Promise<void>(whenIdle)
    return context.canvas
  },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: ['Workshop', ['Introduction', 'Principles', 'Patterns', 'Screens'], 'foundations', '*', 'app'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [360, 390, 768, 1440, 1920].map((width) => [
          `w${width}`,
          { name: `${width}`, styles: { width: `${width}px`, height: width < 600 ? '844px' : '900px' } },
        ]),
      ),
    },
    // A violation fails: in the panel as in the tests, which look at every mode (tests/stories).
    a11y: { test: 'error', options: axeOptions('stories') },
  },
})
