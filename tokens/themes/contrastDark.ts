import type { Theme } from './ThemeRoles.ts'

/** White on black: high contrast for users whose device is set to dark, and whom a white page dazzles. */
export const contrastDark: Theme = {
  colorScheme: 'dark',
  color: {
    surface: 'chalk.black',
    surfaceRaised: 'chalk.black',
    surfaceSunken: 'chalk.black',
    surfaceHover: 'ink.850',
    surfaceInverse: 'chalk.white',

    text: 'chalk.white',
    textMuted: 'ink.200',
    textDisabled: 'ink.400',
    textAction: 'aegean.200',
    textOnAction: 'chalk.black',
    textOnActionSoft: 'aegean.100',
    textOnInverse: 'chalk.black',
    textActionOnInverse: 'aegean.900',

    border: 'ink.400',
    borderStrong: 'chalk.white',
    tintEdge: 'ink.300',

    action: 'aegean.200',
    actionHover: 'aegean.100',
    actionPressed: 'chalk.white',
    actionSoft: 'dusk.aegean',
    actionSoftHover: 'dusk.aegeanDeep',
    focus: 'chalk.white',

    cut: 'terracotta.200',
    cutSoft: 'terracotta.950',
    success: 'olive.200',
    successSoft: 'olive.950',
    warning: 'honey.200',
    warningSoft: 'honey.950',
    danger: 'pomegranate.200',
    dangerHover: 'pomegranate.100',
    dangerSoft: 'pomegranate.950',
    textOnDanger: 'chalk.black',

    skeleton: 'ink.850',
    skeletonShine: 'ink.750',
    overlay: 'veil.black80',
    scrim: 'chalk.black',
    textOnScrim: 'chalk.white',
    photoControl: 'chalk.black',
    textOnPhotoControl: 'chalk.white',

    mapLand: 'chalk.black',
    mapWater: 'sea.900',
    mapGreen: 'grove.900',
    mapRoad: 'ink.825',
    mapLabel: 'chalk.white',
    mapWaterLabel: 'sea.300',
  },
  shadow: {
    raised: [{ spread: 1, color: 'chalk.white' }],
    floating: [{ spread: 1, color: 'chalk.white' }],
    overlay: [{ spread: 2, color: 'chalk.white' }],
  },
}
