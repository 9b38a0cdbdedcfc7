import type { Theme } from './ThemeRoles.ts'

export const dark: Theme = {
  colorScheme: 'dark',
  color: {
    surface: 'ink.975',
    surfaceRaised: 'ink.950',
    surfaceSunken: 'ink.985',
    surfaceHover: 'ink.925',
    surfaceInverse: 'ink.100',

    text: 'ink.100',
    textMuted: 'ink.400',
    textDisabled: 'ink.500',
    textAction: 'aegean.400',
    textOnAction: 'aegean.950',
    textOnActionSoft: 'aegean.300',
    textOnInverse: 'ink.950',
    textActionOnInverse: 'aegean.800',

    border: 'ink.900',
    borderStrong: 'ink.550',
    tintEdge: 'veil.clear',

    action: 'aegean.400',
    actionHover: 'aegean.300',
    actionPressed: 'aegean.200',
    actionSoft: 'dusk.aegean',
    actionSoftHover: 'dusk.aegeanDeep',
    focus: 'aegean.400',

    cut: 'terracotta.400',
    cutSoft: 'dusk.terracotta',
    success: 'olive.400',
    successSoft: 'dusk.olive',
    warning: 'honey.400',
    warningSoft: 'dusk.honey',
    danger: 'pomegranate.400',
    dangerHover: 'pomegranate.300',
    dangerSoft: 'dusk.pomegranate',
    textOnDanger: 'pomegranate.950',

    skeleton: 'ink.925',
    skeletonShine: 'ink.900',
    overlay: 'veil.night70',
    scrim: 'veil.night85',
    textOnScrim: 'chalk.white',
    photoControl: 'ink.950',
    textOnPhotoControl: 'ink.100',

    mapLand: 'ink.915',
    mapWater: 'sea.900',
    mapGreen: 'grove.900',
    mapRoad: 'ink.825',
    mapLabel: 'ink.300',
    mapWaterLabel: 'sea.400',
  },
  shadow: {
    raised: [
      { y: 1, blur: 2, color: 'veil.black40' },
      { y: 2, blur: 8, color: 'veil.black40' },
    ],
    floating: [
      { y: 2, blur: 6, color: 'veil.black40' },
      { y: 12, blur: 32, color: 'veil.black60' },
    ],
    overlay: [
      { y: 8, blur: 24, color: 'veil.black53' },
      { y: 24, blur: 64, color: 'veil.black80' },
    ],
  },
}
