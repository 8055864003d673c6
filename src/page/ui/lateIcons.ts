/** Icons that no page needs at its start. They load with the parts that draw them. */
export const mailIcon = 'M3.5 6h17v12h-17zm0 .5 8.5 7 8.5-7';
export const wifiOffIcon =
  'M4 4l16 16M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 4-2.7M12 6a15 15 0 0 1 10 3.5M14.5 10.3a10 10 0 0 1 4.5 2.7M8.5 16.4a5 5 0 0 1 7 0M12 20h.1';
/** Time is up. */
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2';
/** For a page that does not exist. */
export const compassIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z';
/** A link broken into two halves. */
export const brokenLinkIcon =
  'M10 6.5 12 4.5a4.2 4.2 0 0 1 6 6l-2 2M14 17.5l-2 2a4.2 4.2 0 0 1-6-6l2-2M4 8h2M8 4v2M20 16h-2M16 20v-2';
