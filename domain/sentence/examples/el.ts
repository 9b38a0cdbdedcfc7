import type { Example } from './Example.ts'

/** Greek, and Greeklish after it. */
export const el: readonly Example[] = [
  [
    'διαμέρισμα πάνω από 70 τμ και κάτω από 300000 ευρώ',
    { typology: ['apartment'], price: { max: 300_000 }, surface: { min: 70 } },
    { likelyContract: 'sale' },
  ],
  [
    'έως 300 χιλιάδες και πάνω από 70 τμ',
    { price: { max: 300_000 }, surface: { min: 70 } },
    { likelyContract: 'sale' },
  ],
  [
    'τριαράκι 70 τμ και άνω, 200.000',
    { bedrooms: { min: 2, max: 2 }, price: { max: 200_000 }, surface: { min: 70 } },
    { likelyContract: 'sale' },
  ],
  [
    'τριάρι κοντά σε μετρό στο Παγκράτι έως 300 χιλιάδες με κήπο',
    {
      price: { max: 300000 },
      bedrooms: { min: 2, max: 2 },
      garden: ['private', 'shared'],
      zone: ['pagkrati'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'διαμέρισμα προς πώληση στην Αθήνα',
    { contract: 'sale', typology: ['apartment'], municipality: ['athina'] },
  ],
  [
    'Διαμέρισμα 85 τ.μ. στο Κολωνάκι έως 250.000 €',
    { typology: ['apartment'], price: { max: 250000 }, surface: { min: 77, max: 94 }, zone: ['kolonaki'] },
    { likelyContract: 'sale' },
  ],
  [
    'μονοκατοικία με πισίνα στην Κρήτη από 200.000 έως 500.000 ευρώ',
    { typology: ['detachedHouse'], price: { min: 200000, max: 500000 }, pool: ['yes'], island: ['kriti'] },
    { likelyContract: 'sale' },
  ],
  [
    'μεζονέτα στη Γλυφάδα με 3 υπνοδωμάτια και 2 μπάνια',
    { typology: ['maisonette'], bedrooms: { min: 3, max: 3 }, bathrooms: 2, municipality: ['glyfada'] },
  ],
  [
    'nea smyrni 3ari me aytonomia 400 evro enoikio',
    {
      contract: 'rent',
      price: { max: 400 },
      bedrooms: { min: 2, max: 2 },
      heating: ['autonomous'],
      municipality: ['nea-smyrni'],
    },
  ],
  [
    'διαμέρισμα όχι στο κέντρο της Πάτρας',
    { typology: ['apartment'], municipality: ['patra'], keyword: '-κέντρο' },
  ],
  [
    'διαμέρισμα στο ιστορικό κέντρο της Αθήνας',
    { typology: ['apartment'], municipality: ['athina'], keyword: 'ιστορικό κέντρο' },
  ],
  [
    'οικόπεδο εκτός σχεδίου στην Πάρο',
    { category: 'land', typology: ['buildingLand'], island: ['paros'], keyword: 'εκτός σχεδίου' },
  ],
  [
    'άρτιο οικόπεδο στο Κορωπί',
    { category: 'land', typology: ['buildingLand'], zone: ['koropi'], keyword: 'άρτιο' },
  ],
  ['οικόπεδα εντός σχεδίου', { category: 'land', typology: ['buildingLand'], keyword: 'εντός σχεδίου' }],
  ['διαμέρισμα στο κέντρο της Θεσσαλονίκης', { typology: ['apartment'], zone: ['plateia-aristotelous'] }],
  [
    'φοιτητικό διαμέρισμα στην Πάτρα έως 350',
    { typology: ['apartment'], price: { max: 350 }, students: ['yes'], municipality: ['patra'] },
    { likelyContract: 'rent' },
  ],
  [
    'σπίτι κοντά στην παραλία στην Πάτρα',
    { category: 'residential', municipality: ['patra'], keyword: 'παραλία' },
  ],
  [
    'οικόπεδο 5 στρεμμάτων στην Πάρο',
    { category: 'land', typology: ['buildingLand'], surface: { min: 4500, max: 5500 }, island: ['paros'] },
  ],
  [
    'γκαρσονιέρα για φοιτητές στη Θεσσαλονίκη μέχρι 350 ευρώ τον μήνα',
    {
      contract: 'rent',
      typology: ['studio'],
      price: { max: 350 },
      students: ['yes'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    'ενοικίαση δυάρι Κυψέλη επιπλωμένο έως 500€',
    {
      contract: 'rent',
      price: { max: 500 },
      bedrooms: { min: 1, max: 1 },
      furnished: ['yes'],
      zone: ['kypseli'],
    },
  ],
  [
    'κατάστημα στον Πειραιά 100 με 150 τ.μ.',
    { category: 'shops', surface: { min: 100, max: 150 }, municipality: ['peiraias'] },
  ],
  [
    'νεόδμητο ρετιρέ στο Χαλάνδρι με γκαράζ',
    {
      condition: ['newOrUnderConstruction'],
      floor: ['top'],
      garage: ['single', 'double'],
      municipality: ['chalandri'],
    },
  ],
  [
    'διαμέρισμα όχι ισόγειο με ασανσέρ στο Παγκράτι',
    { typology: ['apartment'], floor: ['intermediate', 'top'], lift: ['yes'], zone: ['pagkrati'] },
  ],
  [
    'βίλα με θέα θάλασσα στη Ρόδο κάτω από 1,2 εκ.',
    { typology: ['villa'], price: { max: 1200000 }, view: ['sea'], island: ['rodos'] },
    { likelyContract: 'sale' },
  ],
  [
    'σπίτι κοντά στη θάλασσα στη Χαλκιδική',
    { category: 'residential', province: ['chalkidiki'], keyword: 'θάλασσα' },
  ],
  ['διαμέρισμα χωρίς κήπο', { typology: ['apartment'], garden: ['notStated'] }],
  [
    'διαμέρισμα ανακαινισμένο, τουλάχιστον 3ος όροφος, Νέα Σμύρνη',
    {
      typology: ['apartment'],
      condition: ['renovated'],
      floor: ['intermediate', 'top'],
      municipality: ['nea-smyrni'],
    },
    { unread: ['τουλάχιστον 3'] },
  ],
  ['τριάρι ή τεσσάρι στο Μαρούσι', { bedrooms: { min: 2, max: 3 }, municipality: ['marousi'] }],
  [
    'δυάρι-τριάρι στην Καλλιθέα Θεσσαλονίκης',
    { bedrooms: { min: 1, max: 2 }, municipality: ['thessaloniki'] },
    { unread: ['Καλλιθέα'] },
  ],
  [
    'διαμέρισμα με αυτόνομη θέρμανση και ενεργειακή κλάση Β και πάνω',
    { typology: ['apartment'], heating: ['autonomous'], energy: ['high', 'medium'] },
  ],
  ['γκαράζ στο Παγκράτι', { category: 'garage', zone: ['pagkrati'] }],
  [
    'θέση στάθμευσης προς ενοικίαση στο Κολωνάκι',
    { contract: 'rent', category: 'garage', zone: ['kolonaki'] },
  ],
  [
    'αποθήκη 50 τμ Περιστέρι',
    { category: 'deposits', surface: { min: 45, max: 55 }, municipality: ['peristeri'] },
  ],
  [
    'από ιδιώτη διαμέρισμα στα Εξάρχεια',
    { typology: ['apartment'], advertiser: ['private'], zone: ['exarcheia'] },
  ],
  [
    'φθηνότερα πρώτα διαμερίσματα στη Λάρισα',
    { typology: ['apartment'], municipality: ['larisa'] },
    { order: 'cheaper' },
  ],
  ['εξοχικό στη Σαντορίνη με τζάκι', { category: 'holiday', island: ['santorini'], keyword: 'τζάκι' }],
  ['διαμέρισμα στον Άγιο Νικόλαο Κρήτης', { typology: ['apartment'], municipality: ['agios-nikolaos'] }],
  [
    '2 υπνοδωμάτια Γαλάτσι 80-100 τμ 150000-200000',
    {
      price: { min: 150000, max: 200000 },
      surface: { min: 80, max: 100 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['galatsi'],
    },
    { likelyContract: 'sale' },
  ],
  ['διαμέρισμα κοντά στο μετρό Ευαγγελισμός', { typology: ['apartment'], metroStation: ['evangelismos'] }],
  [
    'διαμέρισμα γραμμή 2 μετρό έως 200 χιλ.',
    { typology: ['apartment'], price: { max: 200000 }, metroLine: ['athina-grammi-2'] },
    { likelyContract: 'sale' },
  ],
  [
    'διαμέρισμα κοντά σε μετρό στη Θεσσαλονίκη',
    { typology: ['apartment'], municipality: ['thessaloniki'], metroLine: ['thessaloniki-grammi-1'] },
  ],
  [
    'διαμέρισμα στο Χαλάνδρι κοντά στο μετρό',
    { typology: ['apartment'], municipality: ['chalandri'], metroLine: ['athina-grammi-3'] },
  ],
  [
    'σπίτι 5 χλμ από τα Χανιά',
    { category: 'residential', circle: { centre: [35.514, 24.018], radius: 5000 } },
  ],
  ['διαμέρισμα χωρίς υγρασία', { typology: ['apartment'], keyword: '-υγρασία' }],
  [
    'τριακόσιες πενήντα χιλιάδες διαμέρισμα 3 υπνοδωμάτια',
    { typology: ['apartment'], price: { max: 350000 }, bedrooms: { min: 3, max: 3 } },
    { likelyContract: 'sale' },
  ],
  [
    'μισό εκατομμύριο βίλα Μύκονος',
    { typology: ['villa'], price: { max: 500000 }, island: ['mykonos'] },
    { likelyContract: 'sale' },
  ],
  [
    'ΤΡΙΑΡΙ ΣΤΟ ΠΑΓΚΡΑΤΙ ΕΩΣ 300000',
    { price: { max: 300000 }, bedrooms: { min: 2, max: 2 }, zone: ['pagkrati'] },
    { likelyContract: 'sale' },
  ],
  [
    'διαμέρισμα στο Παγκράτι ή στο Κουκάκι ή στον Νέο Κόσμο',
    { typology: ['apartment'], zone: ['pagkrati', 'koukaki', 'neos-kosmos'] },
  ],
  [
    'γκαρσονιέρα Αμπελόκηποι Θεσσαλονίκη',
    { typology: ['studio'], zone: ['ampelokipoi-ampelokipoi-menemeni'] },
  ],
  [
    'χωράφι με ελιές στη Μεσσηνία',
    { category: 'land', typology: ['agriculturalLand'], province: ['messinia'] },
    { unread: ['ελιές'] },
  ],
  ['πώληση διαμερίσματος στη νήσο Σύρο', { contract: 'sale', typology: ['apartment'], island: ['syros'] }],
  ['διαμέρισμα νομός Ηρακλείου', { typology: ['apartment'], province: ['irakleio'] }],
  [
    'δυάρι επιπλωμένο για φοιτήτρια κοντά στο πανεπιστήμιο στην Πάτρα έως 400€/μήνα',
    {
      contract: 'rent',
      price: { max: 400 },
      bedrooms: { min: 1, max: 1 },
      furnished: ['yes'],
      students: ['yes'],
      municipality: ['patra'],
      keyword: 'πανεπιστήμιο',
    },
  ],
  ['διαμέρισμα 2 ή 3 υπνοδωμάτια', { typology: ['apartment'], bedrooms: { min: 2, max: 3 } }],
  [
    'μεζονέτα με ιδιωτικό κήπο και μπάρμπεκιου στη Βούλα',
    { typology: ['maisonette'], garden: ['private'], zone: ['voula'], keyword: 'μπάρμπεκιου' },
  ],
  ['διαμέρισμα με ψιλή κυριότητα', { typology: ['apartment'], ownership: ['bare'] }],
  ['ακίνητα χωρίς πλειστηριασμούς στη Λαμία', { excludeAuctions: true, municipality: ['lamia'] }],
  ['μισθωμένο κατάστημα στο κέντρο', { category: 'shops', incomeProperty: ['yes'] }, { unread: ['κέντρο'] }],
  [
    'διαμέρισμα με εικονική περιήγηση και συναγερμό',
    { typology: ['apartment'], alarm: ['yes'], virtualTour: ['yes'] },
  ],
  [
    'θέλω ένα σπίτι με 4 δωμάτια στον Βόλο',
    { category: 'residential', rooms: { min: 4, max: 4 }, municipality: ['volos'] },
  ],
  [
    'ενοικίαση διαμερίσματος Αθήνα έως 600',
    { contract: 'rent', typology: ['apartment'], price: { max: 600 }, municipality: ['athina'] },
  ],
  [
    'διαμέρισμα Αθήνα έως 600',
    { typology: ['apartment'], price: { max: 600 }, municipality: ['athina'] },
    { likelyContract: 'rent' },
  ],
  ['αγορά διαμέρισμα έως 300', { contract: 'sale', typology: ['apartment'] }, { unread: ['έως 300'] }],
  ['οικόπεδο έως 500', { category: 'land', typology: ['buildingLand'] }, { unread: ['έως 500'] }],
  ['ενοικίαση διαμέρισμα πάνω από 80', { contract: 'rent', typology: ['apartment'], surface: { min: 80 } }],
  ['γκαρσονιέρα περίπου 35', { typology: ['studio'], surface: { min: 32, max: 39 } }],
  [
    'διαμέρισμα 3000 ευρώ/τ.μ. στη Γλυφάδα',
    { typology: ['apartment'], municipality: ['glyfada'] },
    { unread: ['3000 ευρώ/τ.μ'] },
  ],
  ['σπίτι σε νησί', { category: 'residential' }, { unread: ['νησί'] }],
  [
    'διαμέρισμα πάνω από 100 τετραγωνικά με 2 μπάνια και θέα στην Ακρόπολη',
    { typology: ['apartment'], surface: { min: 100 }, bathrooms: 2, keyword: 'θέα Ακρόπολη' },
  ],
  ['σπίτι Χολαργός δέχεται σκύλο', { category: 'residential', pets: ['yes'], zone: ['cholargos'] }],
  ['κατοικίδια επιτρέπονται ενοικίαση Χολαργός', { contract: 'rent', pets: ['yes'], zone: ['cholargos'] }],
  ['ανεπίπλωτο, χωρίς ασανσέρ', { lift: ['no'], furnished: ['no'] }],
  ['όχι ισόγειο ή ημιυπόγειο', { floor: ['intermediate', 'top'], keyword: '-ημιυπόγειο' }],
  [
    'διαμέρισμα τουλάχιστον δύο υπνοδωμάτια, το πολύ 90 τμ',
    { typology: ['apartment'], surface: { max: 90 }, bedrooms: { min: 2 } },
  ],
  [
    'διαμέρισμα 100-150 χιλιάδες',
    { typology: ['apartment'], price: { min: 100000, max: 150000 } },
    { likelyContract: 'sale' },
  ],
  [
    'διαμέρισμα μεταξύ 100 και 150 χιλ. ευρώ',
    { typology: ['apartment'], price: { min: 100000, max: 150000 } },
    { likelyContract: 'sale' },
  ],
  [
    'διαμέρισμα περίπου 200.000 ευρώ',
    { typology: ['apartment'], price: { min: 180000, max: 220000 } },
    { likelyContract: 'sale' },
  ],
  ['διαμέρισμα στην οδό Πατησίων', { typology: ['apartment'] }, { unread: ['οδό Πατησίων'] }],
  ['Θεσ/νίκη δυάρι', { bedrooms: { min: 1, max: 1 }, municipality: ['thessaloniki'] }],
  [
    'διαμέρισμα Ν. Σμύρνη 3άρι',
    { typology: ['apartment'], bedrooms: { min: 2, max: 2 }, municipality: ['nea-smyrni'] },
  ],
  ['διαμερίσματα στα βόρεια προάστια', { typology: ['apartment'], province: ['voreios-tomeas-athinon'] }],
  [
    'παραθαλάσσιο οικόπεδο 4 στρ. στην Εύβοια',
    {
      category: 'land',
      typology: ['buildingLand'],
      surface: { min: 3600, max: 4400 },
      island: ['evvoia'],
      keyword: 'παραθαλάσσιο',
    },
  ],
  [
    'μεζονέτα με πάρκινγκ και αποθήκη, όχι μη καπνιστές',
    {
      typology: ['maisonette'],
      garage: ['single', 'double', 'parkingSpace'],
      cellar: ['yes'],
      smokers: ['yes'],
    },
  ],
  [
    'δωμάτιο για ενοικίαση στο Ζωγράφου',
    { category: 'rooms', typology: ['fullRoom'], municipality: ['zografou'] },
  ],
  [
    'διαμέρισμα προς ανακαίνιση στην Κυψέλη, ακριβότερα πρώτα',
    { typology: ['apartment'], condition: ['toRenovate'], zone: ['kypseli'] },
    { order: 'moreExpensive' },
  ],
  [
    'γραφείο με κλιματισμό στο Σύνταγμα',
    { category: 'commercial', typology: ['office'], heating: ['airConditioning'], zone: ['syntagma'] },
  ],
  [
    'διαμέρισμα από 300.000 έως 100.000',
    { typology: ['apartment'], price: { min: 100000, max: 300000 } },
    { likelyContract: 'sale' },
  ],
  [
    'διαμέρισμα έως 100.000, έως 150.000',
    { typology: ['apartment'], price: { max: 150000 } },
    { likelyContract: 'sale' },
  ],
  ['διαμέρισμα με πισίνα, όχι πισίνα', { typology: ['apartment'], pool: ['no'] }],
  [
    'διαμέρισμα από κατασκευαστή υπό κατασκευή',
    { typology: ['apartment'], condition: ['newOrUnderConstruction'], advertiser: ['constructor'] },
  ],
  [
    'σπίτι στα Χανιά ή στη Ρόδο με θέα βουνό',
    { category: 'residential', view: ['mountains'], municipality: ['chania', 'rodos'] },
  ],
  [
    'διαμέρισμα Παγκράτι Αθήνα πλήρης κυριότητα',
    { typology: ['apartment'], ownership: ['full'], zone: ['pagkrati'] },
  ],
  [
    'αποθήκη και γκαράζ στο υπόγειο',
    { category: 'deposits', garage: ['single', 'double'], keyword: 'υπόγειο' },
  ],
  ['καπνιστές δεκτοί, επιπλωμένο ή όχι', { smokers: ['yes'] }, { unread: ['επιπλωμένο ή όχι'] }],
  ['κεντρική θέρμανση ή κλιματισμός', { heating: ['centralized', 'airConditioning'] }],
  [
    'διαμέρισμα με διπλό γκαράζ στο Ψυχικό, νεότερες αγγελίες πρώτα',
    { typology: ['apartment'], garage: ['double'], zone: ['palaio-psychiko'] },
    { order: 'newer' },
  ],
  [
    'dyari sto pagkrati mexri 700 eyro',
    { price: { max: 700 }, bedrooms: { min: 1, max: 1 }, zone: ['pagkrati'] },
    { likelyContract: 'rent' },
  ],
  [
    'diamerisma sthn 8essalonikh me 2 ypnodomatia mexri 150 xiliades',
    {
      typology: ['apartment'],
      price: { max: 150000 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['thessaloniki'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'spiti konta sth 8alassa sta xania',
    { category: 'residential', municipality: ['chania'], keyword: '8alassa' },
  ],
  [
    'enoikiasi garsoniera patra 300 evro',
    { contract: 'rent', typology: ['studio'], price: { max: 300 }, municipality: ['patra'] },
  ],
  [
    'thelo spiti me kipo kai pisina sthn kriti',
    { category: 'residential', garden: ['private', 'shared'], pool: ['yes'], island: ['kriti'] },
  ],
  [
    'enoikiazetai diamerisma sto maroysi 90 tm',
    { contract: 'rent', typology: ['apartment'], surface: { min: 81, max: 99 }, municipality: ['marousi'] },
  ],
  [
    'oikopedo sthn paro konta sth thalassa',
    { category: 'land', typology: ['buildingLand'], island: ['paros'], keyword: 'thalassa' },
  ],
  [
    'neodmito triari glyfada me garaz',
    {
      bedrooms: { min: 2, max: 2 },
      condition: ['newOrUnderConstruction'],
      garage: ['single', 'double'],
      municipality: ['glyfada'],
    },
  ],
  [
    'apo 300 eos 500 eyro gkarsoniera zografou',
    { typology: ['studio'], price: { min: 300, max: 500 }, municipality: ['zografou'] },
    { likelyContract: 'rent' },
  ],
  [
    'polisi monokatoikia evvoia mexri 100000',
    { contract: 'sale', typology: ['detachedHouse'], price: { max: 100000 }, island: ['evvoia'] },
  ],
  [
    'diamerisma xwris asanser konta se metro ston peiraia',
    {
      typology: ['apartment'],
      lift: ['no'],
      municipality: ['peiraias'],
      metroLine: ['athina-grammi-1', 'athina-grammi-3'],
    },
  ],
  [
    'Ζητείται διαμέρισμα προς ενοικίαση, 2 υπνοδωμάτια, Χαλάνδρι ή Αγία Παρασκευή, μέχρι 1.000€',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 1000 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['chalandri', 'agia-paraskevi'],
    },
  ],
  [
    'Αγοράζω ισόγειο κατάστημα στο Παγκράτι έως 150.000 ευρώ',
    { contract: 'sale', category: 'shops', price: { max: 150000 }, floor: ['ground'], zone: ['pagkrati'] },
  ],
  [
    'ψάχνουμε μονοκατοικία με κήπο τουλάχιστον 150 τ.μ. στα Μεσόγεια',
    {
      typology: ['detachedHouse'],
      surface: { min: 150 },
      garden: ['private', 'shared'],
      touristicArea: ['mesogeia'],
    },
  ],
  [
    'πωλείται τριάρι 95τ.μ 4ος όροφος Ζωγράφου με πάρκινγκ πυλωτής',
    {
      contract: 'sale',
      surface: { min: 86, max: 105 },
      bedrooms: { min: 2, max: 2 },
      floor: ['intermediate', 'top'],
      garage: ['single', 'double', 'parkingSpace'],
      municipality: ['zografou'],
    },
    { unread: ['4'] },
  ],
  [
    'ενοικιάζεται επιπλωμένη γκαρσονιέρα κοντά στο ΑΠΘ',
    { contract: 'rent', typology: ['studio'], furnished: ['yes'] },
    { unread: ['κοντά στο ΑΠΘ'] },
  ],
  [
    'διαμέρισμα Θεσσαλονίκη κέντρο 70 τμ και άνω έως 140000',
    { typology: ['apartment'], price: { max: 140000 }, surface: { min: 70 }, zone: ['plateia-aristotelous'] },
    { likelyContract: 'sale' },
  ],
  [
    'σπίτια στην Κέρκυρα με πάνω από 3 υπνοδωμάτια κάτω από 400.000, πρώτα τα νεότερα',
    { category: 'residential', price: { max: 400000 }, bedrooms: { min: 4 }, island: ['kerkyra'] },
    { order: 'newer', likelyContract: 'sale' },
  ],
  ['διαμέρισμα με ενεργειακή κλάση τουλάχιστον Γ', { typology: ['apartment'], energy: ['high', 'medium'] }],
  ['νοίκι 400 ευρώ Εξάρχεια', { contract: 'rent', price: { max: 400 }, zone: ['exarcheia'] }],
  ['πώληση ή ενοικίαση διαμερίσματος στη Λάρισα', { typology: ['apartment'], municipality: ['larisa'] }],
  ['διαμέρισμα με ή χωρίς έπιπλα', { typology: ['apartment'] }, { unread: ['χωρίς έπιπλα'] }],
  ['διαμέρισμα στον 11635', { typology: ['apartment'] }, { unread: ['11635'] }],
  ['διαμέρισμα που δεν είναι ισόγειο', { typology: ['apartment'], floor: ['intermediate', 'top'] }],
  ['διαμέρισμα εκτός Αθηνών', { typology: ['apartment'], keyword: '-Αθηνών' }],
  [
    'σπίτι στη Νέα Μάκρη 200 μέτρα από τη θάλασσα',
    { category: 'residential', zone: ['nea-makri'] },
    { unread: ['200 μέτρα από τη θάλασσα'] },
  ],
  [
    'διαμέρισμα 1ου ορόφου 2 δωματίων 1 μπάνιο 60 τμ 700 ευρώ',
    {
      typology: ['apartment'],
      price: { max: 700 },
      surface: { min: 54, max: 66 },
      rooms: { min: 2, max: 2 },
      bathrooms: 1,
      floor: ['intermediate', 'top'],
    },
    { likelyContract: 'rent', unread: ['1'] },
  ],
  [
    'διαμέρισμα δέκα λεπτά από το Σύνταγμα',
    { typology: ['apartment'] },
    { unread: ['δέκα λεπτά από το Σύνταγμα'] },
  ],
  ['thelw na agorasw spiti sti samo', { contract: 'sale', category: 'residential', island: ['samos'] }],
  [
    'monokatoikia me aylh sta xania katw apo 200000',
    {
      typology: ['detachedHouse'],
      price: { max: 200000 },
      garden: ['private', 'shared'],
      municipality: ['chania'],
    },
    { likelyContract: 'sale' },
  ],
]
