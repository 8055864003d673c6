/** Drawings that no page needs at its start: they come with the parts that draw them. */
export const mailIcon = 'M3.5 6h17v12h-17zm0 .5 8.5 7 8.5-7';
export const wifiOffIcon =
  'M4 4l16 16M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4-2.7M12 6a15 15 0 0 1 10 3.5M14.5 10.3a10 10 0 0 1 4.5 2.7M8.5 16.4a5 5 0 0 1 7 0M12 20h.1';
