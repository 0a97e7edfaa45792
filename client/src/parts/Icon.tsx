/** Line icons on a grid of 20. Beside words they are hidden from readers; alone, their button has a name. */
const PATHS = {
  arrow: 'M4 10h11M11 6l4 4-4 4',
  back: 'M7 5 3 9l4 4M3 9h8a5 5 0 0 1 0 10H8',
  bulb: 'M7.5 14.5c0-2-3-3.5-3-7a5.5 5.5 0 0 1 11 0c0 3.5-3 5-3 7zM8 18h4',
  book: 'M10 5C8 3.8 5.5 3.4 3 3.8v11.6c2.5-.4 5 0 7 1.2 2-1.2 4.5-1.6 7-1.2V3.8C14.5 3.4 12 3.8 10 5zM10 5v11.6',
  branch: 'M6 3v14M6 10c0-4 8-2 8-7M11 5l3-3 3 3',
  check: 'M4 10.5 8.5 15 16 6',
  chat: 'M3 4h14v9H9l-4 4v-4H3z',
  close: 'M5 5l10 10M15 5 5 15',
  copy: 'M7 7h9v10H7zM13 7V3H4v10h3',
  down: 'M10 3v11M6 10l4 4 4-4M4 17h12',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  file: 'M5 2h7l4 4v12H5zM12 2v4h4',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  flag: 'M5 18V3M5 4h10l-3 4 3 4H5',
  gear: 'M10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM10 2v3M10 15v3M2 10h3M15 10h3M4.3 4.3l2.1 2.1M13.6 13.6l2.1 2.1M4.3 15.7l2.1-2.1M13.6 6.4l2.1-2.1',
  hand: 'M6 11V5.5a1.3 1.3 0 0 1 2.6 0V9 3.8a1.3 1.3 0 0 1 2.6 0V9 5a1.3 1.3 0 0 1 2.6 0v7c0 4-2 6-5 6-2.5 0-3.6-1-5.2-4L3 11.6c-.6-1.2 1-2 1.8-1z',
  hex: 'M6 3h8l4 7-4 7H6l-4-7z',
  home: 'M3 10 10 3l7 7M5 9v8h10V9',
  key: 'M3 5h14v10H3zM6 8h.1M10 8h.1M14 8h.1M6 12h8',
  link: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  market: 'M4 3h12v14H4zM4 8h12M10 8v9',
  menu: 'M3 5h14M3 10h14M3 15h14',
  minus: 'M4 10h12',
  money: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM7 13V7l3 4 3-4v6',
  panel: 'M3 4h14v12H3zM12 4v12',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4l10 6-10 6z',
  plus: 'M10 4v12M4 10h12',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z',
  question: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM7.5 8a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .8-1 1.7M10 14.5v.1',
  route: 'M4 16a2 2 0 1 0 0-.1M16 4a2 2 0 1 0 0-.1M6 16h5a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h5',
  rules: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h4',
  screen: 'M3 4h14v9H3zM7 17h6M10 13v4',
  search: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17',
  share: 'M15 6a2 2 0 1 0 0-.1M5 10a2 2 0 1 0 0-.1M15 14.5a2 2 0 1 0 0-.1M6.8 9l6.5-3.5M6.8 11l6.5 3.5',
  swipe: 'M3 10h14M6 7l-3 3 3 3M14 7l3 3-3 3',
  train: 'M3 4h10v9H3zM13 8h3l1 5h-4M5.5 16a1.5 1.5 0 1 0 0-.1M13.5 16a1.5 1.5 0 1 0 0-.1M6 4V2h4v2',
  turn: 'M15 6a6.5 6.5 0 1 0 1.5 5M16 2v4h-4',
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8H9',
  wipe: 'M3 13 11 5l5 5-6 6H6zM7 9l5 5M10 16h7',
  wifi: 'M3 8a10 10 0 0 1 14 0M5.5 11a6.5 6.5 0 0 1 9 0M8 14a3 3 0 0 1 4 0M10 17v.1',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The sign of the house: a semaphore that stands at clear. */
export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" className="mark-ground" />
      <path d="M13 32V9M9 32h9M13 11l14-3v7l-14 3z" className="mark-arm" />
      <circle cx="26" cy="25" r="4" className="mark-light" />
    </svg>
  );
}
