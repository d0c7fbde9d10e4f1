const mailDomain = 'voorbeeldschool.nl'

export const demoUsers = [
  {
    first_name: 'Sanne',
    last_name: '',
    screen_name: 'Sanne',
    buddy_id: 1,
    username: `sanne@${mailDomain}`,
    level_id: 4,
    school_key: '1041',
    groups: ['Groep 4'],
    first_name_given: true,
    level_given: true,
    worlds: [1, 2],
    at: 'is net begonnen: de introductie is nog niet gedaan',
  },
  {
    first_name: 'Youssef',
    last_name: 'Mulder',
    screen_name: 'Youssef',
    buddy_id: 2,
    username: `youssef@${mailDomain}`,
    level_id: 4,
    school_key: '1042',
    groups: ['Groep 4'],
    worlds: [1, 2],
    at: 'is halverwege wereld 1',
  },
  {
    first_name: 'Noor',
    last_name: 'de Wit',
    screen_name: 'Noor',
    buddy_id: 3,
    username: `noor@${mailDomain}`,
    level_id: 4,
    school_key: '1043',
    groups: ['Groep 4', 'Spellinghulp'],
    worlds: [1, 2],
    at: 'heeft wereld 1 gehaald',
  },
  {
    first_name: 'Daan',
    last_name: 'Visser',
    screen_name: 'Daan',
    buddy_id: 4,
    username: `daan@${mailDomain}`,
    level_id: 7,
    school_key: '1017',
    groups: ['Spellinghulp'],
    worlds: [1, 2, 3, 4],
    at: 'mag wereld 1, 2 en 3 overslaan en is bij wereld 4',
  },
  {
    first_name: 'Milan',
    last_name: 'Bakker',
    screen_name: 'Milan de Maker',
    buddy_id: 5,
    username: `milan@${mailDomain}`,
    level_id: 4,
    school_key: '1044',
    groups: ['Groep 4'],
    worlds: [1],
    at: 'begint met een instaptoets',
  },
  {
    first_name: 'Lotte',
    last_name: 'van Dijk',
    screen_name: 'Lotje',
    buddy_id: 6,
    username: `lotte@${mailDomain}`,
    level_id: 4,
    school_key: '1045',
    groups: ['Groep 4'],
    worlds: [1],
    at: 'heeft stap 1 geoefend en mag de sluittoets doen',
  },
  {
    first_name: 'Bram',
    last_name: 'Smit',
    screen_name: 'Bram de Beer',
    buddy_id: 2,
    username: `bram@${mailDomain}`,
    level_id: 5,
    school_key: '1028',
    groups: ['Spellinghulp'],
    worlds: [1, 2],
    at: 'mag wereld 1 overslaan, maar moet eerst de toets van die wereld halen',
  },
] as const

export const demoGroups = [
  { name: 'Groep 4', level_id: 4 },
  { name: 'Spellinghulp', level_id: null },
] as const

/** Other staff than Juf Marit: an administrator, and a meekijker of her groups. */
export const demoStaff = [
  { role: 'beheerder', name: 'Meester Bas', username: `beheerder@${mailDomain}` },
  { role: 'meekijker', name: 'Juf Els', username: `meekijker@${mailDomain}` },
] as const

export const demoSupervisor = { name: 'Juf Marit', username: `begeleider@${mailDomain}` } as const
