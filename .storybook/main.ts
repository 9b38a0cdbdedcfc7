import type { StorybookConfig } from '@storybook/react-vite'
import { retriedImports } from '../app/transport/code/retriedImports.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../stories/media'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // The portal's imports are asked from its origin; a Storybook may stand in any folder, its assets beside it.
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: plugins
      .flat()
      .filter((plugin) => !(plugin && 'name' in plugin && plugin.name === retriedImports().name)),
  }),
}

export default config
