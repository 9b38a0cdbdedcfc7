import type { Theme } from './ThemeRoles.ts'

/** Black on white, every hairline a real line: for low vision and for bright sun. */
export const contrast: Theme = {
  colorScheme: 'light',
  color: {
    surface: 'chalk.white',
    surfaceRaised: 'chalk.white',
    surfaceSunken: 'chalk.white',
    surfaceHover: 'ink.200',
    surfaceInverse: 'chalk.black',

    text: 'chalk.black',
    textMuted: 'ink.900',
    textDisabled: 'ink.700',
    textAction: 'aegean.900',
    textOnAction: 'chalk.white',
    textOnActionSoft: 'aegean.950',
    textOnInverse: 'chalk.white',
    textActionOnInverse: 'aegean.200',

    border: 'ink.700',
    borderStrong: 'chalk.black',
    tintEdge: 'ink.800',

    action: 'aegean.900',
    actionHover: 'aegean.950',
    actionPressed: 'chalk.black',
    actionSoft: 'aegean.100',
    actionSoftHover: 'aegean.200',
    focus: 'chalk.black',

    cut: 'terracotta.900',
    cutSoft: 'terracotta.50',
    success: 'olive.900',
    successSoft: 'olive.50',
    warning: 'honey.900',
    warningSoft: 'honey.50',
    danger: 'pomegranate.900',
    dangerHover: 'pomegranate.950',
    dangerSoft: 'pomegranate.50',
    textOnDanger: 'chalk.white',

    skeleton: 'ink.300',
    skeletonShine: 'ink.200',
    overlay: 'veil.black80',
    scrim: 'chalk.black',
    textOnScrim: 'chalk.white',
    photoControl: 'chalk.white',
    textOnPhotoControl: 'chalk.black',

    mapLand: 'chalk.white',
    mapWater: 'sea.350',
    mapGreen: 'grove.200',
    mapRoad: 'ink.300',
    mapLabel: 'chalk.black',
    mapWaterLabel: 'aegean.950',
  },
  shadow: {
    raised: [{ spread: 1, color: 'chalk.black' }],
    floating: [{ spread: 1, color: 'chalk.black' }],
    overlay: [{ spread: 2, color: 'chalk.black' }],
  },
}
