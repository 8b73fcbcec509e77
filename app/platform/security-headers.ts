interface Policy {
  /** Sources of scripts beside our own origin: a nonce, or the hashes of inline scripts. */
  scripts: readonly string[];
  /** Origins other than our own that a form's answer may lead to: Chromium checks redirects too. */
  formTargets: readonly string[];
  secure: boolean;
  development: boolean;
}

/** The headers every answer carries. */
export function securityHeaders(policy: Policy): Record<string, string> {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...policy.scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A development build reloads itself through a web socket.
    policy.development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...policy.formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(policy.secure ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": directives.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not no-referrer: with it browsers send "Origin: null" even for our own forms.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(policy.secure && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
  };
}
