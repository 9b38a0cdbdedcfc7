import type { MapControlsProps } from '#design-system/map/MapControls/MapControls.tsx'
import type { MapFrameProps } from '#design-system/map/MapFrame/MapFrame.tsx'

/** Words of the examples. */
export const frameTexts: MapFrameProps['texts'] = {
  loading: 'Φορτώνει ο χάρτης',
  loaded: 'Ο χάρτης φορτώθηκε',
  failed: 'Ο χάρτης δεν φορτώθηκε',
  failedHelp: 'Η λίστα δείχνει όλα τα ακίνητα.',
  retry: 'Δοκιμάστε ξανά',
  plain: 'Χωρίς δρόμους: οι θέσεις είναι σωστές',
}

export const controlTexts: MapControlsProps['texts'] = {
  label: 'Χειρισμός του χάρτη',
  groups: { zoom: 'Μεγέθυνση', move: 'Μετακίνηση', view: 'Προβολή' },
  controls: {
    zoomIn: 'Μεγέθυνση',
    zoomOut: 'Σμίκρυνση',
    north: 'Προς βορρά',
    west: 'Προς δύση',
    east: 'Προς ανατολή',
    south: 'Προς νότο',
    locate: 'Η θέση μου',
    fullScreen: 'Πλήρης οθόνη',
    reset: 'Αρχική θέση',
  },
  exitFullScreen: 'Έξοδος από την πλήρη οθόνη',
}

export const germanControlTexts: MapControlsProps['texts'] = {
  label: 'Kartensteuerung',
  groups: { zoom: 'Vergrößerung', move: 'Verschiebung', view: 'Darstellung' },
  controls: {
    zoomIn: 'Kartenausschnitt vergrößern',
    zoomOut: 'Kartenausschnitt verkleinern',
    north: 'Nach Norden verschieben',
    west: 'Nach Westen verschieben',
    east: 'Nach Osten verschieben',
    south: 'Nach Süden verschieben',
    locate: 'Eigenen Standort anzeigen',
    fullScreen: 'Vollbilddarstellung',
    reset: 'Ausgangsposition wiederherstellen',
  },
  exitFullScreen: 'Vollbilddarstellung beenden',
}
