/** Another organisation has this name. As a unique key that refuses: see `isDuplicate`. */
export class NameTaken extends Error {}
