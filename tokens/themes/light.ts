import type { Theme } from './ThemeRoles.ts'

export const light: Theme = {
  colorScheme: 'light',
  color: {
    surface: 'limestone.50',
    surfaceRaised: 'chalk.white',
    surfaceSunken: 'limestone.100',
    surfaceHover: 'limestone.100',
    surfaceInverse: 'ink.950',

    text: 'ink.950',
    textMuted: 'ink.750',
    textDisabled: 'ink.600',
    textAction: 'aegean.700',
    textOnAction: 'chalk.white',
    textOnActionSoft: 'aegean.800',
    textOnInverse: 'ink.50',
    textActionOnInverse: 'aegean.300',

    border: 'limestone.200',
    borderStrong: 'limestone.600',
    tintEdge: 'veil.clear',

    action: 'aegean.700',
    actionHover: 'aegean.800',
    actionPressed: 'aegean.900',
    actionSoft: 'wash.aegean',
    actionSoftHover: 'wash.aegeanDeep',
    focus: 'aegean.700',

    cut: 'terracotta.700',
    cutSoft: 'wash.terracotta',
    success: 'olive.700',
    successSoft: 'wash.olive',
    warning: 'honey.700',
    warningSoft: 'wash.honey',
    danger: 'pomegranate.700',
    dangerHover: 'pomegranate.800',
    dangerSoft: 'wash.pomegranate',
    textOnDanger: 'chalk.white',

    skeleton: 'limestone.200',
    skeletonShine: 'limestone.100',
    overlay: 'veil.ink60',
    scrim: 'veil.ink85',
    textOnScrim: 'chalk.white',
    photoControl: 'chalk.white',
    textOnPhotoControl: 'ink.950',

    mapLand: 'limestone.150',
    mapWater: 'sea.300',
    mapGreen: 'grove.250',
    mapRoad: 'chalk.white',
    mapLabel: 'ink.850',
    mapWaterLabel: 'sea.700',
  },
  shadow: {
    raised: [
      { y: 1, blur: 2, color: 'veil.ink8' },
      { y: 2, blur: 8, color: 'veil.ink8' },
    ],
    floating: [
      { y: 2, blur: 6, color: 'veil.ink6' },
      { y: 12, blur: 32, color: 'veil.ink12' },
    ],
    overlay: [
      { y: 8, blur: 24, color: 'veil.ink12' },
      { y: 24, blur: 64, color: 'veil.ink20' },
    ],
  },
}
