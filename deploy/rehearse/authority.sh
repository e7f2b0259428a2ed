#!/bin/sh
# An authority of certificates for a machine without a network: Caddy's own, as https://acme.example.com:8443. The site's
# name, which is given, leads to this machine.
set -eu
place=/root/authority
mkdir -p $place /etc/letsencrypt
echo "127.0.0.1 localhost acme.example.com $1" >/etc/hosts
cat >$place/Caddyfile <<END
{
	admin off
	https_port 8443
	http_port 8080
	storage file_system $place/data
}
https://acme.example.com:8443 {
	tls internal
	acme_server
}
END
systemd-run --quiet --unit=authority caddy run --config $place/Caddyfile
certificate=$place/data/pki/authorities/local/root.crt
until [ -s $certificate ]; do sleep 0.1; done
cp $certificate /usr/local/share/ca-certificates/rehearsal.crt
update-ca-certificates >/dev/null 2>&1
cat >/etc/letsencrypt/cli.ini <<END
server = https://acme.example.com:8443/acme/local/directory
agree-tos = true
register-unsafely-without-email = true
non-interactive = true
END
