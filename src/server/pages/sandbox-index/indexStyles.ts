/**
 * The index's own rules, in addition to the sandbox's shared stylesheet. They are inside the page,
 * whose policy lists their hash, because the brands' colours change with the brand files.
 */
export const INDEX_STYLES = `
.groups{display:grid;gap:48px 24px;grid-template-columns:minmax(0,1fr)}
.group{display:grid;gap:24px;grid-template-columns:subgrid;align-content:start;min-width:0}
.group:has(details[open]){align-items:start}
.group h2{grid-column:1/-1;margin-bottom:-8px}
.card{display:flex;flex-direction:column;overflow:hidden;min-width:0;border:1px solid var(--c-rule);border-radius:var(--r);background:var(--c-surface);color:var(--c-ink);transition:box-shadow .15s,transform .15s}
.card:hover,.card:focus-within{box-shadow:0 12px 32px -12px var(--c-shadow)}
.card :focus-visible{outline-color:var(--c-focus)}
.radius-sharp{--r:2px;--rb:2px}
.radius-soft{--r:14px;--rb:8px}
.radius-round{--r:24px;--rb:22px}
.top{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:72px;padding:16px 20px}
.top h3{min-width:0;line-height:0}
.top img{max-width:100%;height:auto;max-height:40px}
.market{padding:2px 8px;border:1px solid var(--c-border);border-radius:var(--rb);color:var(--c-ink-soft);font-size:12px;font-weight:550;letter-spacing:.04em;text-decoration:none}
.poster{position:relative;flex:1;display:flex;align-items:end;min-height:128px;padding:20px;background-color:var(--c-summary);color:var(--c-on-summary)}
.poster::before{content:"";position:absolute;inset:0;background-image:var(--motif);background-size:var(--motif-size,auto);mask-image:linear-gradient(200deg,#000 10%,transparent 75%);--line:color-mix(in srgb,currentColor 26%,transparent)}
.poster p{position:relative;font-size:24px;font-weight:600;line-height:1.2;letter-spacing:-.01em;text-wrap:balance}
.pattern-grid .poster::before{--motif:linear-gradient(var(--line) 1px,transparent 1px),linear-gradient(90deg,var(--line) 1px,transparent 1px);--motif-size:24px 24px}
.pattern-dots .poster::before{--motif:radial-gradient(circle,var(--line) 2px,transparent 2.5px);--motif-size:16px 16px}
.pattern-rings .poster::before{--motif:repeating-radial-gradient(circle at 100% 0,transparent 0 22px,var(--line) 22px 23.5px)}
.pattern-waves .poster::before{--motif:radial-gradient(circle at 50% 120%,transparent 62%,var(--line) 63% 67%,transparent 68%);--motif-size:44px 22px}
.pattern-diagonal .poster::before{--motif:repeating-linear-gradient(135deg,var(--line) 0 1.5px,transparent 1.5px 16px)}
.ways{display:flex;flex-wrap:wrap;gap:8px;padding:16px 20px}
.ways a{display:inline-flex;align-items:center;min-height:44px;padding:8px 16px;border:1px solid var(--c-border);border-radius:var(--rb);color:var(--c-ink);font-size:15px;font-weight:600;text-decoration:none}
.ways a:hover{border-color:var(--c-ink)}
.ways a.first{border-color:var(--c-accent);background:var(--c-accent);color:var(--c-on-accent)}
.ways a.first:hover{border-color:var(--c-accent-hover);background:var(--c-accent-hover)}
.tests{border-top:1px solid var(--c-rule);font-family:Inter,system-ui,sans-serif;font-size:14px}
.tests summary{display:flex;align-items:center;justify-content:space-between;min-height:44px;padding:8px 20px;color:var(--c-ink-soft);font-weight:500;cursor:pointer;list-style:none}
.tests summary::-webkit-details-marker{display:none}
.tests summary::after{content:"";width:7px;height:7px;margin-right:3px;border:solid currentColor;border-width:0 2px 2px 0;transform:translateY(-2px) rotate(45deg)}
.tests[open] summary::after{transform:translateY(2px) rotate(225deg)}
.tests summary:focus-visible{outline-offset:-3px}
.tests dl{display:grid;gap:12px;padding:4px 20px 20px}
.tests dt{color:var(--c-ink-soft);font-size:12px}
.tests dd{display:flex;flex-wrap:wrap;gap:0 16px}
.tests dd a{padding-block:6px;color:var(--c-accent-text)}
.values{align-self:start;padding:24px 20px}
.values h2{margin-bottom:16px}
.values dl{display:grid;gap:16px;font-size:14px}
.values dt{font-weight:600}
.values dd{margin-top:2px;color:var(--muted)}
.values code{color:var(--ink);overflow-wrap:anywhere}
@media (width>=720px){.groups{grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-flow:dense}.span-2,.span-3,.values{grid-column:span 2}}
@media (width>=1080px){.groups{grid-template-columns:repeat(3,minmax(0,1fr))}.span-3{grid-column:span 3}.values{grid-column:auto;margin-top:42px}}
@media (prefers-reduced-motion:no-preference){.card:hover{transform:translateY(-2px)}}
@media (prefers-reduced-motion:reduce){.card{transition:none}}
`;
