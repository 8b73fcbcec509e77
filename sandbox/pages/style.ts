/** The one style sheet of the sandbox's pages. */
export const style = `
*{box-sizing:border-box}
body{margin:0;background:#f6f5f1;color:#1c1b19;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:#5b2a86;color:#fff;padding:.75rem 1rem}
header p{margin:0;max-width:44rem;margin-inline:auto}
header a{color:#fff}
main{max-width:44rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0 1rem}
h2{font-size:1.2rem;margin:1.5rem 0 .5rem}
a{color:#5b2a86}
a:focus-visible,button:focus-visible{outline:3px solid #d97706;outline-offset:2px}
ul.list{list-style:none;margin:0;padding:0}
ul.list>li,.card{background:#fff;border:1px solid #d8d4ca;border-radius:.5rem;padding:.75rem 1rem;margin:0 0 .75rem}
dl{margin:0}
dt{font-weight:600}
dd{margin:0 0 .5rem}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;padding:.4rem 0;border-bottom:1px solid #d8d4ca;vertical-align:top}
th:last-child,td:last-child{text-align:right;padding-left:.75rem;white-space:nowrap}
form{margin:0 0 .75rem}
button{font:inherit;font-weight:600;width:100%;min-height:2.75rem;padding:.6rem 1rem;border:2px solid #5b2a86;border-radius:.5rem;background:#fff;color:#5b2a86;cursor:pointer}
button.primary{background:#5b2a86;color:#fff}
.alert{border:2px solid #b42318;background:#fff;color:#8f1d13;border-radius:.5rem;padding:.75rem 1rem;margin:0 0 1rem}
.quiet{color:#57534e}
pre{white-space:pre-wrap;background:#fff;border:1px solid #d8d4ca;border-radius:.5rem;padding:.75rem 1rem;font:.9rem/1.5 ui-monospace,monospace}
iframe{width:100%;height:32rem;border:1px solid #d8d4ca;border-radius:.5rem;background:#fff}
`;
