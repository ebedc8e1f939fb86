/*
  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-one=' 'sha256-two=' https://www.googletagmanager.com https://pagead2.googlesyndication.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com; style-src 'self' 'unsafe-inline'; style-src-attr 'none'; img-src 'self' data: https://www.googletagmanager.com https://pagead2.googlesyndication.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com https://google.com; font-src 'self'; manifest-src 'self'; connect-src 'self' https://hooks.example.net https://www.googletagmanager.com https://www.google.com https://pagead2.googlesyndication.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://google.com https://ad.doubleclick.net; form-action 'self' https://hooks.example.net; frame-src https://maps.example.com https://www.googletagmanager.com https://td.doubleclick.net; object-src 'none'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default goog#html 'allow-duplicates'
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()

/
  Cache-Control: public, max-age=0, must-revalidate

/:name
  Cache-Control: public, max-age=0, must-revalidate

/Plumbing/*
  Cache-Control: public, max-age=0, must-revalidate

/es/*
  Cache-Control: public, max-age=0, must-revalidate

/services/*
  Cache-Control: public, max-age=0, must-revalidate

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: same-origin

/drawings/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: same-origin

/social/*
  Cache-Control: public, max-age=86400
